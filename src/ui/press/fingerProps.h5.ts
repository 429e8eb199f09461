/** The Tab key passes it by. */
export const fingerProps = (onTap: () => void) => ({ onClick: onTap, tabIndex: -1 })
