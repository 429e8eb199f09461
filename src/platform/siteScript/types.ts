/** The script that the operator has put beside the server for a site. */
export interface SiteScript {
  /**
   * Runs `source` once a page load, on H5 only. What it throws, now or later, goes to `log` as a line
   * that begins with `name`, and nowhere else.
   */
  run(name: string, source: string, log: (line: string) => void): void
}
