export { miniLifecycle as lifecycle } from './miniLifecycle'
export * from './screenHooks'
