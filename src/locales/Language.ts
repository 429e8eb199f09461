import { makeAutoObservable } from 'mobx'

export type LanguageCode = 'zh-CN' | 'en'

/** The language of the interface. The session sets it; every translated text observes it. */
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
