/**
 * Replaces Taro's View on H5. Taro's component has three states and an effect for the pressed look, which our style
 * sheets do themselves (`:active`).
 */
export default 'div'
