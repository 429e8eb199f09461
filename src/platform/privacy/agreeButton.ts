/** The platform believes an agreement only when the button of this id was tapped. */
export const AGREE_BUTTON = 'privacy-agree'
