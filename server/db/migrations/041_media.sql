create index content_by_media on content ((media ->> 'src')) where media is not null;
