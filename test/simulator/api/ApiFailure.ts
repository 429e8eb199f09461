/** The error for an API's `fail` callback; the message follows `name:fail `. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
  }
}
