interface Package {
  readonly root: string
  readonly pages: readonly string[]
  readonly common?: true
}

const PAGES: Package = { root: 'chat/pages', pages: ['dialog/index', 'panel/index'] }

/**
 * Dialog and panel of the chat lie over every screen: no public path leads to them, and H5 draws them without a page.
 * `core` is the file in which the app finds the chat before any of its pages is opened (`importChat`): WeChat loads it
 * out of any package that has pages, the short-video app out of one that has none and is marked `common`.
 */
export const chatPackages: Readonly<Record<string, { readonly core: string; readonly packages: readonly Package[] }>> =
  {
    weapp: { core: 'chat/pages/core/index', packages: [PAGES] },
    tt: { core: 'chat/core/index', packages: [PAGES, { root: 'chat/core', pages: [], common: true }] },
  }
