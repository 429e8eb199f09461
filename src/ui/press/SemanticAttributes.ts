export type SemanticAttributes = {
  role?: string
  'aria-label'?: string
  'aria-hidden'?: boolean
  'aria-live'?: 'polite' | 'assertive'
  'aria-modal'?: boolean
  'aria-busy'?: boolean
  'aria-level'?: number
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  'aria-valuenow'?: number
  'aria-valuemin'?: number
  'aria-valuemax'?: number
}
