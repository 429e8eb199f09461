import type { Outcome } from '../outcome'

export interface Clipboard {
  write(text: string): Promise<Outcome>
  read(): Promise<Outcome<string>>
}
