import { isCardNo, isIdCard, isMobile, shanghaiDay } from '@quanzi/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { fillBlank } from '@/lib/fillBlank'

export interface ActivateForm {
  readonly cardNo: string
  readonly pwd: string
  readonly name: string
  readonly idCard: string
  readonly mobile: string
  readonly verifyCode: string
}

export type ActivateField = keyof ActivateForm | 'consent'
const FIELDS: readonly ActivateField[] = ['cardNo', 'pwd', 'name', 'idCard', 'mobile', 'verifyCode', 'consent']

/** The number read in fours. */
export const inFours = (no: string): string => no.replace(/\D/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** The number and the password of a scanned code: sixteen digits, then the password, with anything between them. */
export function readCardCode(scanned: string): Pick<ActivateForm, 'cardNo' | 'pwd'> | null {
  const [, cardNo = '', pwd = ''] =
    /(?:^|\D)(\d{16})(?!\d)(?:[^0-9A-Za-z]+(?:pwd=)?([0-9A-Za-z]{6,12}))?/.exec(scanned) ?? []
  return cardNo === '' ? null : { cardNo, pwd }
}

interface Parts {
  readonly send: (form: ActivateForm) => Promise<unknown>
  readonly now: () => number
}

/** The form that binds a card. Nothing of it is kept on the device. */
export class ActivateStore {
  form: ActivateForm = { cardNo: '', pwd: '', name: '', idCard: '', mobile: '', verifyCode: '' }
  consent = false
  tried = false
  busy = false
  /** Until when the number is locked, ms; null while it is not. */
  lockedUntil: number | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<ActivateStore, 'parts'>(this, { parts: false })
  }

  type(field: keyof ActivateForm, value: string): void {
    this.form = { ...this.form, [field]: value }
    if (field === 'cardNo') this.lockedUntil = null
  }

  suggest({ name, phone }: { readonly name: string; readonly phone: string }): void {
    this.form = fillBlank(this.form, { name, mobile: phone })
  }

  agree(on: boolean): void {
    this.consent = on
  }

  /** Fills in what a scan has read; false when it is no card. */
  scanned(code: string): boolean {
    const read = readCardCode(code)
    if (!read) return false
    this.type('cardNo', inFours(read.cardNo))
    if (read.pwd) this.type('pwd', read.pwd)
    return true
  }

  private get wrong(): readonly ActivateField[] {
    const { cardNo, pwd, name, idCard, mobile, verifyCode } = this.form
    const length = [...name.trim()].length
    const isRight: Readonly<Record<ActivateField, boolean>> = {
      cardNo: isCardNo(cardNo.replace(/\s/g, '')),
      pwd: pwd.trim() !== '',
      name: length >= 2 && length <= 20,
      idCard: isIdCard(idCard.trim(), shanghaiDay(this.parts.now())),
      mobile: isMobile(mobile.trim()),
      verifyCode: /^\d{6}$/.test(verifyCode.trim()),
      consent: this.consent,
    }
    return FIELDS.filter((field) => !isRight[field])
  }

  /** The wrong fields, after the first try. */
  get problems(): readonly ActivateField[] {
    return this.tried ? this.wrong : []
  }

  /** The number for the code; null, with the errors shown, while it is invalid. */
  numberForCode(): string | null {
    const mobile = this.form.mobile.trim()
    if (isMobile(mobile)) return mobile
    this.tried = true
    return null
  }

  /** True after activation; false while fields are wrong or the number is locked. Rejects with any other error. */
  async submit(): Promise<boolean> {
    this.tried = true
    if (this.busy || this.wrong.length > 0) return false
    this.busy = true
    const { cardNo, pwd, name, idCard, mobile, verifyCode } = this.form
    try {
      await this.parts.send({
        ...{ cardNo: cardNo.replace(/\s/g, ''), pwd: pwd.trim(), name: name.trim(), idCard: idCard.trim() },
        ...{ mobile: mobile.trim(), verifyCode: verifyCode.trim() },
      })
      return true
    } catch (error) {
      if (!isGatewayError(error, 'LOCKED')) throw error
      runInAction(() => {
        this.lockedUntil = Number(error.data.until) || this.parts.now()
      })
      return false
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
