import GridKit

/// Writes down what it is told.
class DiaryController: BaseViewController {
  let name: String
  let diary: EventLog
  /// The action beside the change of size.
  var along: ((BaseViewController) -> Void)?

  init(_ name: String, _ diary: EventLog) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { diary.add("\(name) \(line)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() {
    note("viewDidLayoutSubviews \(NumberText.short(view.bounds.size))")
  }
  override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
  override func willMove(toParent parent: BaseViewController?) {
    note("willMove(toParent: \((parent as? DiaryController)?.name ?? "nil"))")
  }
  override func didMove(toParent parent: BaseViewController?) {
    note("didMove(toParent: \((parent as? DiaryController)?.name ?? "nil"))")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any GridViewControllerTransitionCoordinator
  ) {
    note("willTransition \(NumberText.short(view.bounds.size)) to \(NumberText.short(size))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] context in
        guard let self else { return }
        self.note("alongside \(NumberText.short(self.view.bounds.size))")
        self.along?(self)
      },
      completion: { [weak self] context in
        self?.note("completion after \(NumberText.short(context.transitionDuration))")
      })
  }
}
