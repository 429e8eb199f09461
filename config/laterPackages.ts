interface Package {
  readonly root: string
  readonly pages: readonly string[]
  readonly common?: true
}

interface Later {
  /** Files that are no page, and their sources: the app asks the platform for them by their names when it needs them. */
  readonly entries: Readonly<Record<string, string>>
  /** Packages that no public path leads to. */
  readonly packages: readonly Package[]
}

/** Dialog and panel of the chat lie over every screen: no public path leads to them, and H5 draws them without a page. */
const CHAT_PAGES: Package = { root: 'chat/pages', pages: ['dialog/index', 'panel/index'] }

const CHAT = 'src/chat/core/index.ts'
const SECTIONS = 'src/domain/sections/later/index.ts'
const CONSENT = 'src/domain/privacy/later/index.ts'

/**
 * What the main packages leave for later (`importChat`, `importSections`, `importConsent`). WeChat loads a file out of
 * any package that has pages, the short-video app out of one that has none and is marked `common`.
 */
export const laterPackages: Readonly<Record<string, Later>> = {
  weapp: {
    entries: {
      'chat/pages/core/index': CHAT,
      'modules/find/sections/index': SECTIONS,
      'modules/info/consent/index': CONSENT,
    },
    packages: [CHAT_PAGES],
  },
  tt: {
    entries: { 'chat/core/index': CHAT, 'later/sections/index': SECTIONS },
    packages: [
      CHAT_PAGES,
      { root: 'chat/core', pages: [], common: true },
      { root: 'later/sections', pages: [], common: true },
    ],
  },
}
