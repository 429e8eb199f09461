import { makeAutoObservable } from 'mobx'

export type LanguageCode = 'zh-CN' | 'en'

/** The language of the interface. The session decides it; every text that is drawn reads it. */
class Language {
  code: LanguageCode = 'zh-CN'

  constructor() {
    makeAutoObservable(this)
  }

  use(code: LanguageCode) {
    this.code = code
  }
}

export const language = new Language()
