/** Sends something to all connections of a member; nothing is kept for whoever is away. */
export type Push = (rid: number, route: string, body: unknown) => void

/** The way from the server's features to the chat's connections. The gate, which starts later, connects it. */
export class Pushes {
  private line: Push | null = null

  connect(push: Push): void {
    this.line = push
  }

  /** False while no gate runs: then there is nobody to tell. */
  get connected(): boolean {
    return this.line !== null
  }

  push(rid: number, route: string, body: unknown): void {
    this.line?.(rid, route, body)
  }
}
