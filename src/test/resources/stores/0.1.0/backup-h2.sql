-- A backup of Incipit's store; its tables are at version 6
insert into account (id, name, plan_name, created_at, disabled_at) overriding system value values (1, 'O''Hara \ Söhne; -- ''x''', 'pro', timestamp with time zone '2026-11-21T12:00Z', null);
insert into account (id, name, plan_name, created_at, disabled_at) overriding system value values (2, 'closed', 'free', timestamp with time zone '2026-11-21T12:00Z', timestamp with time zone '2026-11-21T12:00Z');
alter table account alter column id restart with 3;
insert into model_answer (answer_key, line, answered_at) overriding system value values ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', U&'tab\0009here, ''quoted'', back\\slash, line\000aend, NEL\0085.', timestamp with time zone '2026-11-21T12:00:00.123456Z');
insert into api_key (id, account_id, key_hash, first_characters, label, created_at, revoked_at) overriding system value values (1, 1, '06cca87e83aa2210bd95ac6890e571539b519297cbed9aca6ed0bec16ac92676', 'inc_60TW', 'with a quote '', U&''\0041'' and signs: €😀', timestamp with time zone '2026-11-21T12:00Z', null);
insert into api_key (id, account_id, key_hash, first_characters, label, created_at, revoked_at) overriding system value values (2, 1, '6ce13b599e9d93a77fabe45c82d38679d7edf0b585cd9aec247fa8e7468d26f9', 'inc_lA4o', '', timestamp with time zone '2026-11-21T12:00Z', timestamp with time zone '2026-11-21T12:00Z');
alter table api_key alter column id restart with 3;
insert into rate_state (api_key_id, tat_nanos, burst_count, last_used_at) overriding system value values (1, 1795262401000000000, 60, timestamp with time zone '2026-11-21T12:00Z');
insert into rate_state (api_key_id, tat_nanos, burst_count, last_used_at) overriding system value values (2, 0, 1, null);
insert into run (id, api_key_id, operation, calendar_month, deadline_at) overriding system value values (4124507018183892136, 1, 'generate', '2026-11', timestamp with time zone '2026-11-21T12:02:15Z');
insert into usage_month (api_key_id, operation, calendar_month, used_count) overriding system value values (1, 'generate', '2026-11', 2);
-- The end; rows: 9
