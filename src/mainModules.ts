// Nearly every package needs these and the main package does not: here they are in it once, not in each of twenty-five.
import '../contract/rules/textLength'
import './domain/list/PagedList'
import './gateway/callOnce'
import './ui/fields/cleanInput'
import './ui/fields/SearchBox'
import './ui/list/WindowedList'
