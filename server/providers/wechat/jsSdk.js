// A local replacement of the messaging app's JS-SDK, for pages opened with that app's user agent in any browser. It
// checks signatures as the app does: iOS against the address that the page was loaded from, Android against the
// current one. `jWeixin.local` contains the data of the page's calls.
;(() => {
  const local = { configs: [], friend: null, timeline: null, posted: [], opened: [], menu: {} }
  const waiting = []
  let state = 'new'
  let onError = () => {}
  let problem = null

  const landing = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href
  const checked = () => (/iphone|ipad|ipod/i.test(navigator.userAgent) ? landing() : location.href).split('#')[0]

  const answer = (name, options) => {
    const allowed = state === 'ready' && local.allowed.includes(name)
    const errMsg = `${name}:${allowed ? 'ok' : 'fail, the permission value is offline verifying'}`
    setTimeout(() => (allowed ? options.success?.({ errMsg }) : options.fail?.({ errMsg })))
    return allowed
  }

  window.jWeixin = {
    local,
    async config({ appId, timestamp, nonceStr, signature, jsApiList }) {
      const url = checked()
      const query = new URLSearchParams({ appId, timestamp, nonceStr, signature, url })
      const response = await fetch(`/local/wechat/signature?${query}`)
      const { valid } = await response.json()
      local.configs.push({ url, valid })
      local.allowed = jsApiList
      state = valid ? 'ready' : 'refused'
      problem = valid ? null : { errMsg: 'config:fail, invalid signature' }
      if (problem) onError(problem)
      else for (const run of waiting.splice(0)) run()
    },
    ready: (run) => (state === 'ready' ? run() : waiting.push(run)),
    error: (run) => {
      onError = run
      if (problem) run(problem)
    },
    updateAppMessageShareData: ({ title, desc, link, imgUrl, ...end }) => {
      if (answer('updateAppMessageShareData', end)) local.friend = { title, desc, link, imgUrl }
    },
    updateTimelineShareData: ({ title, link, imgUrl, ...end }) => {
      if (answer('updateTimelineShareData', end)) local.timeline = { title, link, imgUrl }
    },
    onMenuShareAppMessage: ({ success }) => {
      local.menu.friend = success
    },
    onMenuShareTimeline: ({ success }) => {
      local.menu.timeline = success
    },
    scanQRCode: ({ success, cancel }) => {
      const text = window.prompt('QR')
      if (text) success({ resultStr: text })
      else cancel({})
    },
    miniProgram: {
      getEnv: (tell) => tell({ miniprogram: window.__wxjs_environment === 'miniprogram' }),
      postMessage: ({ data }) => local.posted.push(data),
      navigateTo: ({ url, success }) => {
        local.opened.push(url)
        success?.()
      },
    },
  }
})()
