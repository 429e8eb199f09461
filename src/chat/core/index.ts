import { provideChat } from './provideChat'

// The platform runs this file by itself when `importChat` asks for it; webpack's entries export nothing.
provideChat()
