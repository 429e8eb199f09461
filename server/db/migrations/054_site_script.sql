-- The site's script is a file of the operator's (server/site/SiteScripts.ts): nothing a tenant edits may hold one.
alter table site_infos drop column mjs;
