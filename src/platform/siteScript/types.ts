/** The script that the operator has put on the server for a site. */
export interface SiteScript {
  /**
   * Runs `source` once per page load, on H5 only. Its errors, at once or later, go to `log` alone, as a line that
   * begins with `name`.
   */
  run(name: string, source: string, log: (line: string) => void): void
}
