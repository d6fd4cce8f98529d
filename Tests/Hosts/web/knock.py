#!/usr/bin/env python3
"""Knocks at the bridge as nobody may: knock.py GRIDVIEW

Each line tells what was tried and what came of it. Exit status 1 when an answer is not as it has to
be, or holds more than its status.
"""

import json
import pathlib
import socket
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
HELLO = json.dumps(
    {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1}}).encode()
NOTHING = ["Content-Length: 0", "Connection: close"]


def send(port, request, address="127.0.0.1"):
    """The status, the header lines and the body of the answer."""
    with socket.create_connection((address, port), timeout=20) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while chunk := connection.recv(1 << 16):
            answer += chunk
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    return int(first.split()[1]), lines, body


def request(method, path, headers, body=b""):
    lines = [f"{method} {path} HTTP/1.1"] + [f"{name}: {value}" for name, value in headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def attempts(port, token):
    """What is tried, the request, and the status that it has to get."""
    host, origin = ("Host", f"127.0.0.1:{port}"), ("Origin", f"http://127.0.0.1:{port}")
    page, ask = f"/{token}/", f"/{token}/ask"

    def post(path=ask, given=(host, origin), body=HELLO, more=None):
        more = [("Content-Length", len(body))] if more is None else more
        return request("POST", path, [*given, *more], body)

    def get(path=page, given=(host,)):
        return request("GET", path, given)

    yield "the page", get(), 200
    yield "a question", post(), 200
    others = {
        "no token": "", "a wrong token": "x" * len(token), "half a token": token[:16],
        "a longer token": token + "x", "a token of other letters": token.swapcase()}
    for words, other in others.items():
        yield f"the page with {words}", get(f"/{other}/"), 403
        yield f"a question with {words}", post(f"/{other}/ask"), 403
    hosts = {
        "localhost": [("Host", f"localhost:{port}")], "another name": [("Host", "example.com")],
        "another port": [("Host", f"127.0.0.1:{port + 1}")], "no host": [],
        "two hosts": [host, ("Host", "example.com")]}
    for words, given in hosts.items():
        yield f"the page of {words}", get(given=given), 403
        yield f"a question to {words}", post(given=[*given, origin]), 403
    origins = {
        "another page": [("Origin", "http://example.com")], "a file": [("Origin", "null")],
        "another port": [("Origin", f"http://127.0.0.1:{port + 1}")],
        "localhost": [("Origin", f"http://localhost:{port}")],
        "another scheme": [("Origin", f"https://127.0.0.1:{port}")],
        "two pages": [origin, ("Origin", "http://example.com")]}
    for words, given in origins.items():
        yield f"the page from {words}", get(given=[host, *given]), 403
        yield f"a question from {words}", post(given=[host, *given]), 403
    yield "a question from nowhere", post(given=[host]), 403
    yield "an absolute address", get(f"http://127.0.0.1:{port}{page}"), 403
    for method in ("OPTIONS", "HEAD", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT"):
        yield f"method {method}", request(method, ask, [host, origin]), 403
    places = {
        "the page without its slash": f"/{token}", "a third path": f"/{token}/page.html",
        "a path above": f"/{token}/../bridge.py", "a path below": f"{ask}/x",
        "a query": f"{page}?x"}
    for words, path in places.items():
        yield words, get(path), 404
    yield "the page asked for by POST", post(page), 404
    yield "a question by GET", get(ask), 404
    yield "a body without a length", post(more=[]), 411
    yield "a length below zero", post(more=[("Content-Length", "-1")]), 411
    yield "a body in chunks", post(more=[("Transfer-Encoding", "chunked")]), 411
    yield "a body of two megabytes", post(more=[("Content-Length", 1 << 21)]), 413
    yield "a body of a length with many digits", post(more=[("Content-Length", "9" * 40)]), 413
    yield "two questions at once", post(body=HELLO + b"\n" + HELLO), 400
    yield "no question", post(body=b""), 400
    yield "the grid after all that", post(), 200


def main():
    bridge = subprocess.Popen(
        [sys.executable, str(HERE / "bridge.py"), sys.argv[1]],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    is_right = True

    def tell(words, outcome, is_good):
        nonlocal is_right
        is_right = is_right and is_good
        print(f"{words}: {outcome}{'' if is_good else '  <- WRONG'}")

    try:
        _, _, place, token, _ = bridge.stdout.readline().strip().split("/")
        port = int(place.split(":")[1])
        for words, text, wanted in attempts(port, token):
            status, headers, body = send(port, text)
            is_good = status == wanted and not any(
                line.lower().startswith(("access-control", "server")) for line in headers)
            if wanted == 200:
                is_good = is_good and body != b"" and any(
                    line.startswith("Content-Security-Policy: default-src 'none'")
                    for line in headers)
                tell(words, "200", is_good)
            else:
                is_good = is_good and headers == NOTHING and body == b""
                tell(words, f"{status}, nothing", is_good)
        for address in ("127.0.0.2", "::1"):
            try:
                send(port, b"", address)
                tell(f"address {address}", "answers", False)
            except OSError:
                tell(f"address {address}", "refused", True)
    finally:
        bridge.stdin.close()
        bridge.wait()
    sys.exit(0 if is_right else 1)


if __name__ == "__main__":
    main()
