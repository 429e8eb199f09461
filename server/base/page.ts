const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark)

/** A page of the local stand-ins; the caller must have escaped `body`. */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>
:root{--brand:#0e7c66;--ground:#f5f6f4;--card:#fff;--text:#17211e;--soft:#5d6a65}
@media (prefers-color-scheme:dark){:root{--ground:#101312;--card:#1a1f1d;--text:#eef2f0;--soft:#9aa8a2}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--text);font:16px/1.6 system-ui,sans-serif}
main{width:min(420px,100% - 32px);padding:32px 24px;border-radius:12px;background:var(--card);text-align:center}
h1{margin:0 0 8px;font-size:18px}p{margin:8px 0;color:var(--soft)}strong{display:block;margin:16px 0;font-size:40px;line-height:1.2}
button,input{width:100%;min-height:48px;margin-top:12px;border:0;border-radius:8px;font:inherit}
button{border-radius:24px;background:var(--brand);color:#fff;font-weight:600;cursor:pointer}button.plain{background:none;color:var(--soft)}
input{padding:0 16px;border:1px solid var(--soft);background:none;color:inherit}small{color:var(--soft)}
</style></head><body><main>${body}</main></body></html>`
