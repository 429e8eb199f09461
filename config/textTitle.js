const AS_HTML = 'titleElement.innerHTML'

/**
 * Loader for the router of Taro's H5: it writes the title of a page as HTML into a bar that does not show, also one that
 * it has read from the document. A title is text, and members write it.
 */
module.exports = function textTitle(source) {
  return source.replaceAll(AS_HTML, 'titleElement.textContent')
}
