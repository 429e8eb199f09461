-- What phones report about themselves from the diagnosis screens.
create table diag_reports (
  id bigint generated always as identity primary key,
  iid integer not null,
  kind text not null,
  client text not null,
  device jsonb not null,
  data jsonb not null,
  at bigint not null
);
create index diag_reports_by_client on diag_reports (client, at);
