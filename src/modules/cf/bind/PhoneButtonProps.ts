export interface PhoneButtonProps {
  /** The platform's code for the number; null when the visitor refused, with the platform's message. */
  readonly onPhone: (code: string | null, message: string) => void
}
