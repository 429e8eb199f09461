const AS_HTML = 'titleElement.innerHTML'

/**
 * Loader for Taro's H5 router, which writes a page's title as HTML into a hidden bar, even when it has read the
 * title from the document. A title must be text, because members write it.
 */
module.exports = function textTitle(source) {
  return source.replaceAll(AS_HTML, 'titleElement.textContent')
}
