-- What a sharing picture shows, by the hash of it: the picture itself is drawn again where its file is missing.
create table posters (
  hash text primary key,
  iid integer not null,
  maker text not null,
  sheet jsonb not null,
  created_at bigint not null
);
create index posters_by_maker on posters (maker, created_at);
