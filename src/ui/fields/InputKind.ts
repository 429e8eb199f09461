/** What is typed into a field: it chooses the keyboard, what the browser may fill in, and what is left of a paste. */
export type InputKind = 'text' | 'name' | 'email' | 'number' | 'decimal' | 'idcard' | 'phone' | 'code' | 'password'
