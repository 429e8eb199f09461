/** The p of an action (shell-and-routes §3). */
export interface ActionParams {
  readonly moduleType?: number
  readonly moduleName?: string
  readonly tag?: string
  readonly type?: number | string
  readonly typeId?: string
  readonly typeName?: string
  readonly actId?: string
  readonly articleId?: string
  readonly goodsId?: string
  readonly id?: string
  readonly skuId?: string
  readonly subject?: string
}

/** The target of a tap: an action code or an address, with parameters as JSON text or object. */
export interface Action {
  readonly aid?: number | string
  readonly p?: string | ActionParams
  /** An absolute address, or one that begins with a slash, for a target outside the modules. */
  readonly url?: string
}
