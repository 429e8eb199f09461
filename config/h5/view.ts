/**
 * A View of Taro's components for the browser keeps three states and an effect for the look of a finger on it, which
 * our style sheets do themselves (`:active`). A plain element is all that is left.
 */
export default 'div'
