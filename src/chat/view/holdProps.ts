/** Makes a row answer when it is held. */
export const holdProps = (onHold: () => void, _isLast: boolean) => ({ onLongPress: onHold })
