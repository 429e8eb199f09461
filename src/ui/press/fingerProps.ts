/** For what a finger may tap as a short cut: by keyboard there is another way. */
export const fingerProps = (onTap: () => void) => ({ onClick: onTap })
