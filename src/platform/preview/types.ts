/** The first screen as the server has drawn it into the page, for the time until the app has drawn its own. */
export interface Preview {
  /** The app's screen stands: takes the drawn one away, with what was scrolled and tapped in it meanwhile. */
  end(): void
}
