interface Package {
  readonly root: string
  readonly pages: readonly string[]
  readonly common?: true
}

interface Later {
  /** Files that are not pages, with their sources. The app asks the platform for them by name when it needs them. */
  readonly entries: Readonly<Record<string, string>>
  /** Packages without a public path. */
  readonly packages: readonly Package[]
}

/**
 * The chat's dialog and panel lie above every screen. No public path leads to them, and H5 draws them without a page.
 */
const CHAT_PAGES: Package = { root: 'chat/pages', pages: ['dialog/index', 'panel/index'] }

const CHAT = 'src/chat/core/index.ts'
const SECTIONS = 'src/domain/sections/later/index.ts'
const CONSENT = 'src/domain/privacy/later/index.ts'

/**
 * The code that the main packages do not contain (`importChat`, `importSections`, `importConsent`). WeChat loads a
 * file from any package with pages; the short-video app loads it only from a package without pages that is marked
 * `common`.
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
