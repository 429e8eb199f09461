/**
 * The kind of text in a field. It decides the keyboard, the browser's autofill, and what is removed from a pasted
 * text.
 */
export type InputKind = 'text' | 'name' | 'email' | 'number' | 'decimal' | 'idcard' | 'phone' | 'code' | 'password'
