/** Alerts that are not about a field: a toast, a place that is out of reach, a message that was refused, a full stay. */
const NOT_OF_FIELDS: ReadonlySet<string> = new Set([
  'src/ui/feedback/ToastBox.tsx',
  'src/ui/fields/FieldError.tsx',
  'src/modules/outdoors/sign/OneSite.tsx',
  'src/chat/view/FailedLine.tsx',
  'src/domain/stay/StayBookingSheet.tsx',
])

/** Errors of fields that a toast could repeat, because they are not shown by the piece that tells the toasts. */
export const alertFaults = (files: ReadonlyMap<string, string>): string[] =>
  [...files]
    .filter(([name, text]) => /^src\/.*\.tsx$/.test(name) && /role(?:: |=)['"]alert['"]/.test(text))
    .filter(([name]) => !NOT_OF_FIELDS.has(name))
    .map(([name]) => `${name} shows an error by itself: use FieldError of src/ui/fields, so that no toast repeats it`)
