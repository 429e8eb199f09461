import { type PayAccount, parseYuan, type Wallet, withdrawalFee } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'

export type WithdrawProblem = 'empty' | 'wrong' | 'least' | 'most' | 'account'

interface Parts {
  /** `act` names the request: a repeat after a lost answer has the same. */
  readonly apply: (amount: number, accountId: string, act: string) => Promise<unknown>
  /** The typed amount, kept on the device. */
  readonly draft: { readonly read: () => string | null; readonly write: (amount: string) => void }
}

/** The form of a withdrawal: the amount, its account, and what remains after the fee. */
export class WithdrawStore {
  typed = ''
  accountId = ''
  busy = false
  tried = false
  wallet: Wallet | null = null
  accounts: readonly PayAccount[] = []

  constructor(private readonly parts: Parts) {
    makeAutoObservable<WithdrawStore, 'parts'>(this, { parts: false })
  }

  /** Takes the draft of who is here now. */
  begin(): void {
    this.typed = this.parts.draft.read() ?? ''
  }

  /** The wallet and the accounts as they are now; an account that is gone is not chosen any more. */
  take(wallet: Wallet, accounts: readonly PayAccount[]): void {
    this.wallet = wallet
    this.accounts = accounts
    if (!accounts.some(({ id }) => id === this.accountId))
      this.accountId = (accounts.find(({ isDefault }) => isDefault) ?? accounts[0])?.id ?? ''
  }

  /** The largest amount in fen that can be withdrawn now. */
  get most(): number {
    const { wallet } = this
    return wallet ? Math.min(wallet.available, wallet.limits.leftToday) : 0
  }

  /** In fen; null for a text that is no amount. */
  get amount(): number | null {
    return parseYuan(this.typed)
  }

  get account(): PayAccount | undefined {
    return this.accounts.find(({ id }) => id === this.accountId)
  }

  get fee(): number {
    return withdrawalFee(this.amount ?? 0)
  }

  get payout(): number {
    return (this.amount ?? 0) - this.fee
  }

  private get wrong(): WithdrawProblem | null {
    const { amount, wallet } = this
    if (this.typed.trim() === '') return 'empty'
    if (amount === null) return 'wrong'
    if (wallet && amount < wallet.limits.min) return 'least'
    if (amount > this.most) return 'most'
    return this.account ? null : 'account'
  }

  /** What is wrong, once something was typed or tried. */
  get problem(): WithdrawProblem | null {
    const isEarly = !this.tried && (this.wrong === 'empty' || this.wrong === 'account' || this.wrong === 'least')
    return isEarly ? null : this.wrong
  }

  type(yuan: string): void {
    this.typed = yuan
    this.parts.draft.write(yuan)
  }

  typeAll(): void {
    this.type(String(this.most / 100))
  }

  choose(accountId: string): void {
    this.accountId = accountId
  }

  /** True when the request may be confirmed; otherwise what is wrong shows. */
  ready(): boolean {
    this.tried = true
    return this.wrong === null
  }

  /** Sends the request. The typed amount is forgotten only after it was accepted. */
  async apply(): Promise<void> {
    if (this.busy || this.amount === null) return
    this.busy = true
    try {
      // A withdrawal that came since ends the repeat: after it is cancelled, the same amount is another request.
      const act = `withdraw:${this.amount}:${this.accountId}:${this.wallet?.limits.lastId ?? ''}`
      await this.parts.apply(this.amount, this.accountId, act)
      this.parts.draft.write('')
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
