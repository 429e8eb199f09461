/** Unit and server tests; the browser, automator and bench runs are programs of their own under test/. */
const { swc } = require('./test/jest/swc')

const shared = {
  runtime: '<rootDir>/test/jest/runtime.js',
  transform: { '^.+\\.(t|j)sx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    // Before the rooms: icons are imported by their room.
    '\\.(scss|css)$': '<rootDir>/test/jest/styleStub.js',
    '^@quanzi/contract$': '<rootDir>/contract/index.ts',
    '^@quanzi/pomelo$': '<rootDir>/pomelo/index.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  // As in a build for H5; `./index.ts` by its whole name is the mini-programs' file.
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  rootDir: __dirname,
  modulePathIgnorePatterns: ['<rootDir>/dist'],
}

/** Packages that keep nothing of a test file and need nothing of its globals. */
const SHARED = '(?:dayjs|fast-check|mobx|mobx-react|mobx-react-lite|pure-rand|react|use-sync-external-store|valibot)'

module.exports = {
  // An embedded database opens in seconds on a busy machine; no test is about how long it takes.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/test/jest/unitEnvironment.js',
      transform: {
        [`/node_modules/${SHARED}/.+\\.[cm]?js$`]: '<rootDir>/test/jest/hostModule.js',
        '/contract/(?!.+\\.test\\.).+\\.ts$': '<rootDir>/test/jest/hostModule.js',
        ...shared.transform,
      },
      transformIgnorePatterns: [`/node_modules/(?!${SHARED}/)`],
      testMatch: ['<rootDir>/{contract,pomelo,src,config}/**/*.test.{ts,tsx}', '<rootDir>/test/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      globalTeardown: '<rootDir>/test/jest/closeKept.js',
      testEnvironment: '<rootDir>/test/jest/serverEnvironment.js',
      transform: {
        '/node_modules/(?!@?jest).+\\.[cm]?js$': '<rootDir>/test/jest/hostModule.js',
        '(?<!\\.test)\\.ts$': '<rootDir>/test/jest/hostModule.js',
        ...shared.transform,
      },
      transformIgnorePatterns: [],
      testMatch: ['<rootDir>/server/**/*.test.ts'],
    },
    '<rootDir>/test/simulator/jest.config.js',
  ],
}
