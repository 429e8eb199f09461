/** A member as the public sees one: nickname and picture only (conventions §9). */
export interface Person {
  readonly rid: number
  readonly nick_name: string
  readonly headImg: string
}
