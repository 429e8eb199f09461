// The type checker and the test runner read this file; a build takes the index of its own platform.
export * from './index.h5'
