export { miniKeyboard as keyboard } from './miniKeyboard'
