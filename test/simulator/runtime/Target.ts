export type Target = 'weapp' | 'tt'
