/** Stops all callers while the server is away. */
export class Door {
  private opened: Promise<void> | null = null
  private openUp = () => {}
  /** Requests that are on their way. */
  under = 0

  close(): void {
    this.opened ??= new Promise((resolve) => {
      this.openUp = resolve
    })
  }

  open(): void {
    this.openUp()
    this.opened = null
  }

  /** Runs a request when the door is open. */
  async through<T>(request: () => Promise<T>): Promise<T> {
    while (this.opened) await this.opened
    this.under += 1
    try {
      return await request()
    } finally {
      this.under -= 1
    }
  }

  /** Resolves when every request has ended, well or badly. */
  async still(): Promise<void> {
    while (this.under > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
