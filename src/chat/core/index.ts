import { provideChat } from './provideChat'

// The platform runs this file when `importChat` asks for it; webpack's entries export nothing.
provideChat()
