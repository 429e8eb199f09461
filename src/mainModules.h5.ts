// The browser loads what a screen needs, once.
export {}
