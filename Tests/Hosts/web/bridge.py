#!/usr/bin/env python3
"""Lets a web page draw a grid: python3 bridge.py GRIDVIEW [--log FILE]

It prints the page's address, which holds a token, and serves until its standard input ends. Whoever
knows no token, names another host or comes from another page gets 403 and nothing else: any page
that a browser shows may send requests to the loopback address, under any name that leads there.
"""

import argparse
import hmac
import http.server
import pathlib
import secrets
import sys
import tempfile
import threading

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from grid import GridIsGone, Pipe  # noqa: E402

LARGEST = 1 << 20
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


class Bridge(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, pipe):
        # The loopback address alone; whichever port is free.
        super().__init__(("127.0.0.1", 0), Answer)
        self.pipe = pipe
        self.turn = threading.Lock()
        self.token = secrets.token_urlsafe(24)
        self.host = f"127.0.0.1:{self.server_port}"
        self.origin = f"http://{self.host}"

    @property
    def address(self):
        return f"{self.origin}/{self.token}/"

    def answer(self, line):
        # Strictly one request after the other.
        with self.turn:
            return self.pipe.answer(line)


class Answer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Headers and body in one piece: in two the second waits 40 ms until the first is acknowledged.
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_GET(self):
        if not self.is_allowed(needs_origin=False):
            self.refuse(403)
        elif self.place() != "":
            self.refuse(404)
        else:
            self.say(200, (HERE / "page.html").read_bytes(), "text/html; charset=utf-8")

    def do_POST(self):
        if not self.is_allowed(needs_origin=True):
            return self.refuse(403)
        if self.place() != "ask":
            return self.refuse(404)
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit()) or "Transfer-Encoding" in self.headers:
            return self.refuse(411)
        if len(length) > 9 or int(length) > LARGEST:
            return self.refuse(413)
        line = self.rfile.read(int(length))
        # A second line would be a second request, and its answer that of somebody else.
        if not line.strip() or b"\n" in line:
            return self.refuse(400)
        try:
            self.say(200, self.server.answer(line), "application/json")
        except GridIsGone:
            self.refuse(502)

    def handle_expect_100(self):
        return True

    def is_allowed(self, needs_origin):
        server = self.server
        token = self.path.split("/")[1] if self.path.startswith("/") else ""
        origins = self.headers.get_all("Origin", [])
        return (
            hmac.compare_digest(token.encode(), server.token.encode())
            and self.headers.get_all("Host") == [server.host]
            # A browser sends it with every POST, and leaves it out where a page is opened.
            and (origins == [server.origin] or not origins and not needs_origin))

    def place(self):
        """What the path has behind the token."""
        return self.path[len(self.server.token) + 2:] if self.path.count("/") == 2 else None

    def say(self, status, body, kind):
        self.send_response_only(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        # The address is a secret.
        self.send_header("Referrer-Policy", "no-referrer")
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def refuse(self, status):
        # What follows on the connection may be a body that nobody has read.
        self.close_connection = True
        self.send_response_only(status)
        self.send_header("Content-Length", "0")
        self.send_header("Connection", "close")
        self.end_headers()

    def send_error(self, code, message=None, explain=None):
        # Of what the library refuses by itself: other methods are for nobody.
        self.refuse(403 if code == 501 else code)

    def log_message(self, format, *arguments):
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("gridview", metavar="GRIDVIEW")
    parser.add_argument("--log", metavar="FILE", help="what was asked; kept")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        pipe = Pipe(arguments.gridview, arguments.log or str(pathlib.Path(folder) / "log"))
        bridge = Bridge(pipe)
        threading.Thread(target=bridge.serve_forever, daemon=True).start()
        print(bridge.address, flush=True)
        try:
            sys.stdin.read()
        except KeyboardInterrupt:
            pass
        bridge.shutdown()
        bridge.server_close()
        pipe.close()


if __name__ == "__main__":
    main()
