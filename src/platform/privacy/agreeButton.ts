/** Id of the consent button: the platform accepts a consent only from a tap on a button with this id. */
export const AGREE_BUTTON = 'privacy-agree'
