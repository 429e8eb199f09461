-- What else a tenant says of a feature type: `en`, its name in English.
alter table feature_types add column extra jsonb not null default '{}';
