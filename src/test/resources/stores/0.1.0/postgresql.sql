--
-- PostgreSQL database dump
--

\restrict NO4z3ETHs7LYRwJcKYCns405MpHiNZFOxoA9dFpSRHwT6B57dROS0kB0NTc7gfi

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account (
    id bigint NOT NULL,
    name character varying(200) NOT NULL,
    plan_name character varying(50) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    disabled_at timestamp with time zone
);


--
-- Name: account_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.account ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: api_key; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_key (
    id bigint NOT NULL,
    account_id bigint NOT NULL,
    key_hash character varying(64) NOT NULL,
    first_characters character varying(8) NOT NULL,
    label character varying(200) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);


--
-- Name: api_key_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.api_key ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_key_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: flyway_schema_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.flyway_schema_history (
    installed_rank integer NOT NULL,
    version character varying(50),
    description character varying(200) NOT NULL,
    type character varying(20) NOT NULL,
    script character varying(1000) NOT NULL,
    checksum integer,
    installed_by character varying(100) NOT NULL,
    installed_on timestamp without time zone DEFAULT now() NOT NULL,
    execution_time integer NOT NULL,
    success boolean NOT NULL
);


--
-- Name: rate_state; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_state (
    api_key_id bigint NOT NULL,
    tat_nanos bigint NOT NULL,
    burst_count integer NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: run; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.run (
    id bigint NOT NULL,
    api_key_id bigint NOT NULL,
    operation character varying(20) NOT NULL,
    calendar_month character varying(7) NOT NULL,
    deadline_at timestamp with time zone NOT NULL
);


--
-- Name: usage_month; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.usage_month (
    api_key_id bigint NOT NULL,
    operation character varying(20) NOT NULL,
    calendar_month character varying(7) NOT NULL,
    used_count integer NOT NULL
);


--
-- Data for Name: account; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (1, 'acme', 'pro', '2026-11-21 12:00:00+00', NULL);
INSERT INTO public.account OVERRIDING SYSTEM VALUE VALUES (2, 'Søren & Fils', 'free', '2026-11-21 12:00:00+00', NULL);


--
-- Data for Name: api_key; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_key OVERRIDING SYSTEM VALUE VALUES (1, 1, '4b0c4303a9c7adce4f684a0ac4987f02d4a2a8c0e314d3fdc373721831b5b0a3', 'inc_1fHT', 'nightly build', '2026-11-21 12:00:00+00', NULL);
INSERT INTO public.api_key OVERRIDING SYSTEM VALUE VALUES (2, 2, '2c49b670bf4459cf46b95e800c3f9d62197e6add545f53e1ff0b9b562ccbb1b9', 'inc_GqPj', '', '2026-11-21 12:00:00+00', NULL);
INSERT INTO public.api_key OVERRIDING SYSTEM VALUE VALUES (3, 1, '58c07462947868a674b9ea3517a18ae4c248fa1532dd6824173b16b50c8d1879', 'inc_uLE8', 'lost', '2026-11-21 12:00:00+00', '2026-11-21 12:00:00+00');


--
-- Data for Name: flyway_schema_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.flyway_schema_history VALUES (1, '1', 'create account', 'SQL', 'V1__create_account.sql', 674196217, 'postgres', '2026-11-21 18:32:49.420483', 58, true);
INSERT INTO public.flyway_schema_history VALUES (2, '2', 'create api key', 'SQL', 'V2__create_api_key.sql', -1329787691, 'postgres', '2026-11-21 18:32:49.631185', 39, true);
INSERT INTO public.flyway_schema_history VALUES (3, '3', 'create rate state', 'SQL', 'V3__create_rate_state.sql', 244545415, 'postgres', '2026-11-21 18:32:49.698856', 10, true);
INSERT INTO public.flyway_schema_history VALUES (4, '4', 'create usage month', 'SQL', 'V4__create_usage_month.sql', 435960700, 'postgres', '2026-11-21 18:32:49.753466', 19, true);
INSERT INTO public.flyway_schema_history VALUES (5, '5', 'create run', 'SQL', 'V5__create_run.sql', -1551873766, 'postgres', '2026-11-21 18:32:49.799007', 33, true);


--
-- Data for Name: rate_state; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_state VALUES (3, 0, 1, NULL);
INSERT INTO public.rate_state VALUES (1, 1795262403000000000, 60, '2026-11-21 12:00:00+00');
INSERT INTO public.rate_state VALUES (2, 1795262406000000000, 10, '2026-11-21 12:00:00+00');


--
-- Data for Name: run; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: usage_month; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.usage_month VALUES (1, 'generate', '2026-11', 2);
INSERT INTO public.usage_month VALUES (1, 'validate', '2026-11', 1);
INSERT INTO public.usage_month VALUES (2, 'validate', '2026-11', 1);


--
-- Name: account_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.account_id_seq', 2, true);


--
-- Name: api_key_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.api_key_id_seq', 3, true);


--
-- Name: flyway_schema_history flyway_schema_history_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.flyway_schema_history
    ADD CONSTRAINT flyway_schema_history_pk PRIMARY KEY (installed_rank);


--
-- Name: account pk_account; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT pk_account PRIMARY KEY (id);


--
-- Name: api_key pk_api_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT pk_api_key PRIMARY KEY (id);


--
-- Name: rate_state pk_rate_state; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_state
    ADD CONSTRAINT pk_rate_state PRIMARY KEY (api_key_id);


--
-- Name: run pk_run; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run
    ADD CONSTRAINT pk_run PRIMARY KEY (id);


--
-- Name: usage_month pk_usage_month; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_month
    ADD CONSTRAINT pk_usage_month PRIMARY KEY (api_key_id, operation, calendar_month);


--
-- Name: account uq_account_name; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account
    ADD CONSTRAINT uq_account_name UNIQUE (name);


--
-- Name: api_key uq_api_key_hash; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT uq_api_key_hash UNIQUE (key_hash);


--
-- Name: flyway_schema_history_s_idx; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX flyway_schema_history_s_idx ON public.flyway_schema_history USING btree (success);


--
-- Name: ix_run_api_key_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_run_api_key_deadline ON public.run USING btree (api_key_id, deadline_at);


--
-- Name: api_key fk_api_key_account; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT fk_api_key_account FOREIGN KEY (account_id) REFERENCES public.account(id);


--
-- Name: rate_state fk_rate_state_api_key; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_state
    ADD CONSTRAINT fk_rate_state_api_key FOREIGN KEY (api_key_id) REFERENCES public.api_key(id);


--
-- Name: run fk_run_api_key; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.run
    ADD CONSTRAINT fk_run_api_key FOREIGN KEY (api_key_id) REFERENCES public.api_key(id);


--
-- Name: usage_month fk_usage_month_api_key; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.usage_month
    ADD CONSTRAINT fk_usage_month_api_key FOREIGN KEY (api_key_id) REFERENCES public.api_key(id);


--
-- PostgreSQL database dump complete
--

\unrestrict NO4z3ETHs7LYRwJcKYCns405MpHiNZFOxoA9dFpSRHwT6B57dROS0kB0NTc7gfi

