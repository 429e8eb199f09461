/** What an API's `fail` callback gets; the message is written after `name:fail `. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
  }
}
