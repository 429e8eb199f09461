-- Wrong passwords lately, by what was tried and from where. A key says neither number nor address: it is a signature
-- of them, and there is one for numbers that nobody has as well.
create table password_try (
  iid integer not null,
  key text not null,
  tries integer not null,
  until bigint not null,
  primary key (iid, key)
);
create index password_try_by_end on password_try (until);

alter table member drop column login_fails;
alter table member drop column locked_until;
